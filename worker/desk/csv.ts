/** Lines as RFC 4180, without bidi controls. A text that a spreadsheet would take for a formula gets a quote before it. */
export function csvOf(lines: readonly (readonly string[])[]): string {
  return lines.map((line) => line.map(csvCell).join(',')).join('\r\n');
}

function csvCell(written: string): string {
  const text = written.replace(/\p{Bidi_C}+/gu, '');
  const isPhone = /^\+[\d ().-]+(?: ?(?:x|ext\.?) ?\d+)?$/.test(text);
  // Some spreadsheets read full-width and small signs as ASCII.
  const isFormula = /^[=+\-@＝＋－＠﹦﹢﹣﹫\t\r\n]/.test(text);
  return `"${isFormula && !isPhone ? "'" : ''}${text.replaceAll('"', '""')}"`;
}
