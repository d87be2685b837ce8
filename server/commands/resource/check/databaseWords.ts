import type { MigrationBlocker } from '../../../db/migration/plan'
import type { TablePreview } from '../../../db/migration/preview'

/** Effects of the next start on a table, as text. */
export function databaseWords({ runs, stops, left, table }: TablePreview): string[] {
  if (stops.length > 0)
    return ['needs SQL: the next start stops here and changes nothing', ...withSql(stops)]
  const kept =
    left.length > 0
      ? ['left as it is; this SQL would drop it, with its values', ...withSql(left)]
      : []
  return [...(runs.length > 0 ? runWords(runs, table) : []), ...kept]
}

const withSql = (stops: readonly MigrationBlocker[]) => [
  ...stops.map(({ why }) => `- ${why}`),
  ...[...new Set(stops.flatMap(({ sql }) => sql))].map(statement => `  ${statement};`),
]

function runWords(runs: readonly string[], table: string): string[] {
  const createsTable = runs.some(
    statement => statement.startsWith('create table') && named(statement, table),
  )
  if (createsTable) return ['additive: the next start makes the table']
  return ['additive: done at the next start', ...actsOf(runs).map(act => `- ${act}`)]
}

const named = (statement: string, table: string) => statement.includes(`"${table}"`)

function actsOf(runs: readonly string[]): string[] {
  const acts = runs.map(actOf).filter(act => act !== '')
  return [...new Set(acts)]
}

const acts: readonly [RegExp, string][] = [
  [/add column "([^"]+)"/i, 'adds the column $1'],
  [/rename column "([^"]+)" to "([^"]+)"/i, 'renames $1 to $2'],
  [/^alter table "([^"]+)__NEW" rename/i, 'makes the table anew, with all its rows'],
  [/^alter table "([^"]+)" rename to "([^"]+)"/i, 'renames the table $1 to $2'],
  [/^create (?:unique )?index[^"]*"[^"]+" on "[^"]+" ?(?:using \w+ )?\(([^)]*)\)/i, 'indexes $1'],
  [/^drop index/i, 'drops indexes nobody asks for'],
  [/drop constraint/i, 'drops a constraint'],
  [/add constraint "([^"]+)"/i, 'adds the constraint $1'],
]

function actOf(statement: string): string {
  for (const [pattern, words] of acts) {
    const found = pattern.exec(statement)
    if (found)
      return words.replace(/\$(\d)/g, (_, at: string) =>
        (found[Number(at)] ?? '').replaceAll('"', ''),
      )
  }
  return ''
}
