/** Lines as RFC 4180. A text that a spreadsheet would take for a formula gets a quote before it. */
export function csvOf(lines: readonly (readonly string[])[]): string {
  const cell = (text: string) => `"${text.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;
  return lines.map((line) => line.map(cell).join(',')).join('\r\n');
}
