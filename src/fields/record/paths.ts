/** The value at `LINEAS.0.CANTIDAD`. */
export const valueAt = (record: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, part) =>
        typeof value === 'object' && value !== null
          ? (value as Record<string, unknown>)[part]
          : undefined,
      record,
    )

/** Values for the rules of a row: its own before the record's. */
export const recordAround = (
  record: Readonly<Record<string, unknown>>,
  rowPath: string | undefined,
): Readonly<Record<string, unknown>> =>
  rowPath ? { ...record, ...(valueAt(record, rowPath) as object | undefined) } : record
