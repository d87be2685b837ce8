import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

/** Worker files are plain .mjs, found by `new URL('./x.mjs', import.meta.url)` here and in dist. */
export function copyWorkers(room = 'server'): Plugin {
  return {
    name: 'copy-workers',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
    generateBundle() {
      const files = readdirSync(room, { recursive: true, encoding: 'utf8' })
      for (const file of files.filter(name => name.endsWith('.mjs'))) {
        const source = readFileSync(join(room, file), 'utf8')
        this.emitFile({ type: 'asset', fileName: basename(file), source })
      }
    },
  }
}
