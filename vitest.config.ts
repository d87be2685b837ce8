import { randomBytes } from 'node:crypto'
import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import {
  aliasesOf,
  type BusinessFolder,
  businessFiles,
  testedBusinesses,
} from './scripts/businessFolder.mjs'
import { catalogueModule } from './scripts/catalogueModule.js'
import { lean } from './scripts/lean.js'
import { bothDatabases, longFiles, pageFiles, processFiles } from './tests/groups.js'

// what the run leaves behind is known by it; the workers inherit it
process.env.TEST_RUN ??= randomBytes(4).toString('hex')

const isLong = process.env.TEST_LONG === '1'
/** Set by scripts/test.mjs for a whole push run: a run of named files leaves nothing out. */
const isPush = process.env.TEST_PUSH === '1'
const left = isPush ? longFiles : []

const node = (name: string, include: string[], more: object = {}) => ({
  extends: './vite.config.ts' as const,
  test: {
    name,
    include,
    exclude: left,
    environment: 'node',
    // files of one worker share what they import: the catalogue is read once, not per file
    isolate: false,
    server: { deps: { inline: ['stdnum', 'openapi-typescript'] } },
    // openapi-typescript prints its types with the compiler's older interface
    alias: [{ find: /^typescript$/, replacement: 'typescript5' }],
    setupFiles: ['tests/business.ts', 'tests/failOnConsole.ts'],
    // four workers share two cores; a second is all a poll would wait otherwise
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    ...more,
  },
})

/** Tests of another business, in its own composition. */
const ofBusiness = (business: BusinessFolder): TestProjectConfiguration => ({
  test: node(business.name, [`tests/{${business.name},businesses}/**/*.test.{ts,tsx}`]).test,
  plugins: [react(), businessFiles(business), catalogueModule(business)],
  resolve: { alias: [...aliasesOf(business), ...lean] },
})

const server = (database: 'sqlite' | 'postgres') =>
  node(
    `server-${database}`,
    database === 'postgres' && isPush ? bothDatabases : ['tests/server/**/*.test.ts'],
    // a long run asks its random questions ten times as often
    { env: { TEST_DB: database }, testTimeout: isLong ? 240_000 : 60_000, hookTimeout: 60_000 },
  )

const browser = (name: string, include: string[], exclude: string[] = []) =>
  node(name, include, {
    exclude: [...left, ...exclude],
    pool: 'forks',
    maxWorkers: 2,
    globalSetup: 'tests/browser/startServer.ts',
    sequence: { groupOrder: 2 },
    testTimeout: 120_000,
    hookTimeout: 60_000,
  })

const browserFiles = ['tests/browser/**/*.test.ts']
const rooms = '{domain,model,i18n,schemas,catalogue,providers,resources,scripts}'

/** One project per kind of test; the PostgreSQL one exists only where scripts/test.mjs found one. */
export default defineConfig({
  test: {
    passWithNoTests: true,
    // a test that passes at another try hides a fault
    retry: 0,
    pool: 'threads',
    maxWorkers: 2,
    globalSetup: 'tests/leftovers.ts',
    projects: [
      node('unit', ['tests/*.test.ts', `tests/${rooms}/**/*.test.ts`]),
      server('sqlite'),
      ...testedBusinesses().map(ofBusiness),
      ...(process.env.TEST_DATABASE_URL ? [server('postgres')] : []),
      node('screens', ['tests/screens/**/*.test.{ts,tsx}'], {
        environment: 'jsdom',
        setupFiles: ['tests/business.ts', 'tests/failOnConsole.ts', 'tests/screens/setup.ts'],
        // several waits of `setup.ts` long
        testTimeout: 90_000,
        hookTimeout: 60_000,
        sequence: { groupOrder: 1 },
      }),
      ...(isLong
        ? [
            browser('browser', browserFiles, [...pageFiles, ...processFiles]),
            browser('browser-pages', pageFiles),
            browser('browser-processes', processFiles),
          ]
        : [browser('browser', browserFiles)]),
    ],
  },
})
