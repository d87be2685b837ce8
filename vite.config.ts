import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { apiInDev } from './scripts/apiInDev.js'
import { appWorker } from './scripts/appWorker.js'
import { checkVariables } from './scripts/checkVariables.js'
import { compressAssets } from './scripts/compressAssets.js'
import { copyWorkers } from './scripts/copyWorkers.js'
import { fewFiles } from './scripts/fewFiles.js'
import { iconSheet } from './scripts/iconSheet.js'
import { lean } from './scripts/lean.js'
import { oneLanguage } from './scripts/oneLanguage.js'
import { pageList } from './scripts/pageList.js'
import { preloadFirst } from './scripts/preloadFirst.js'
import { schemasByNeed } from './scripts/schemasByNeed.js'
import { deskByNeed, wordsByNeed } from './scripts/wordsByNeed.js'

/** `vite build` makes dist/client, `vite build --ssr server/main.ts` dist/server. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    ...code(),
    checkVariables(),
    fewFiles(code),
    wordsByNeed(code),
    preloadFirst(code),
    pageList(),
    compressAssets(),
    copyWorkers(),
    apiInDev(),
    isSsrBuild ? null : appWorker(),
  ],
  resolve: { alias: lean },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.PORT ?? 3000),
    watch: { ignored: ['**/data/**', '**/dist/**'] },
  },
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node20', copyPublicDir: false, rolldownOptions: flat }
    : {
        outDir: 'dist/client',
        target: 'es2022',
        manifest: true,
        modulePreload: { resolveDependencies },
      },
}))

/** A script that opens others later would name all that they need: 8 kB of the frame. A page asks for them as it runs. */
const resolveDependencies = (
  _file: string,
  files: string[],
  { hostType }: { hostType: 'html' | 'js' },
) => (hostType === 'html' ? files : [])

/** What makes the browser's code. */
const code = () => [react(), iconSheet(), schemasByNeed(), oneLanguage(), deskByNeed()]

/** All server files stand side by side, so that a path beside import.meta.url holds everywhere. */
const flat = { output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' } }
