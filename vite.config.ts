import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { afterBuild } from './scripts/afterBuild.js'
import { apiInDev } from './scripts/apiInDev.js'
import { appWorker } from './scripts/appWorker.js'
import { brandedPage, wordsOf } from './scripts/brandedPage.js'
import { checkBuildVariables } from './scripts/buildVariables.js'
import { aliasesOf, businessFiles, businessIn } from './scripts/businessFolder.mjs'
import { catalogueModule } from './scripts/catalogueModule.js'
import { chunks } from './scripts/chunks.js'
import { lean } from './scripts/lean.js'

const business = businessIn()
process.env.DATA_DIR ||= business.dataDir

/** `vite build` makes dist/client, `vite build --ssr server/main.ts` dist/server; of another business, in dist/<name>. */
export default defineConfig(({ mode, isSsrBuild }) => {
  checkBuildVariables(loadEnv(mode, import.meta.dirname))
  return {
    plugins: [
      react(),
      businessFiles(business),
      catalogueModule(business),
      afterBuild(),
      apiInDev(),
      brandedPage(business),
      isSsrBuild ? null : wordsOf(business).then(appWorker),
    ],
    resolve: { alias: [...aliasesOf(business), ...lean] },
    server: {
      host: '127.0.0.1',
      port: Number(process.env.PORT ?? 3000),
      watch: { ignored: ['**/data/**', '**/dist/**'] },
    },
    css: { modules: { generateScopedName: '[hash:base64:5]' } },
    build: isSsrBuild
      ? {
          outDir: `${business.dist}/server`,
          target: 'node20',
          copyPublicDir: false,
          rolldownOptions: flat,
        }
      : {
          outDir: `${business.dist}/client`,
          target: 'es2022',
          manifest: true,
          modulePreload: { polyfill: false, resolveDependencies },
          rolldownOptions: { output: { ...shortNames, codeSplitting: { groups: chunks } } },
        },
  }
})

/** A script that opens others later would name all that they need: 8 kB of the frame. A page asks for them as it runs. */
const resolveDependencies = (
  _file: string,
  files: string[],
  { hostType }: { hostType: 'html' | 'js' },
) => (hostType === 'html' ? files : [])

/** Each script names dozens of others, and what cannot be guessed cannot be compressed: 42 bits tell two versions apart. */
const shortNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
}

/** All server files stand side by side, so that a path beside import.meta.url holds everywhere. */
const flat = { output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' } }
