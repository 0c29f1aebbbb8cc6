/** RFC 4180. A leading ' keeps spreadsheets from running formulas. */
export function csvOf(lines: readonly (readonly string[])[]): string {
  return lines.map((line) => line.map(csvCell).join(',')).join('\r\n');
}

function csvCell(value: string): string {
  // In some languages a semicolon starts a cell.
  const text = value.replace(/\p{Bidi_C}+/gu, '').replace(/;(?=[\s\p{Cf}\p{DI}]*[=+\-@])/gu, ";'");
  const isPhone = /^\+[\d ().-]+(?: ?(?:x|ext\.?) ?\d+)?$/.test(text);
  // Some spreadsheets treat full-width signs like ASCII.
  const isFormula = /^[\p{Cf}\p{DI}]*[=+\-@＝＋－＠﹦﹢﹣﹫\t\r\n]/u.test(text);
  return `"${isFormula && !isPhone ? "'" : ''}${text.replaceAll('"', '""')}"`;
}
