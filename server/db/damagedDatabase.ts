/** The embedded database file, or a copy of it, is damaged. */
export class DamagedDatabase extends Error {
  constructor(
    file: string,
    readonly findings: readonly string[],
  ) {
    super(
      `The database ${file} is damaged: ${findings.slice(0, 3).join('; ')}.` +
        ' Bring back a backup with: npm run restore -- <file>',
    )
    this.name = 'DamagedDatabase'
  }
}
