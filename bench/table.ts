export const number = (value: number) => Math.round(value).toLocaleString('en')

/** Aligns the first column left and figures right. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]) {
  const all = [head, ...rows]
  const widths = head.map((_, at) => Math.max(...all.map(row => row[at]?.length ?? 0)))
  for (const row of all) {
    const cells = row.map((cell, at) =>
      at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
    )
    console.log(cells.join('  ').trimEnd())
  }
}
