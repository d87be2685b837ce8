import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Formats the source; unchanged if the formatter is not installed. */
export function layOut(source: string, path: string, root: string): string {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  if (!existsSync(biome)) return source
  const args = [biome, 'check', '--write', `--stdin-file-path=${path}`]
  const run = spawnSync(process.execPath, args, { cwd: root, input: source, encoding: 'utf8' })
  return run.status === 0 && run.stdout ? run.stdout : source
}
