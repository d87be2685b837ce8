import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin, ResolvedConfig } from 'vite'

const WORTH = 1_000
const isText = /\.(js|css|html|svg|json|webmanifest|txt|wasm)$/

/** Lays each text of the build beside itself as .br and .gz, which the server hands out as they are. */
export function compressAssets(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'compress-assets',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved
    },
    closeBundle() {
      const folder = join(config.root, config.build.outDir)
      // a build that failed wrote nothing, and tells its own fault
      if (!existsSync(folder)) return
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      for (const name of names.filter(each => isText.test(each))) compress(join(folder, name))
    },
  }
}

function compress(file: string) {
  const text = readFileSync(file)
  if (text.length < WORTH) return
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }))
  const hints = {
    [constants.BROTLI_PARAM_QUALITY]: 10,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  }
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params: hints }))
}
