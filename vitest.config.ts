import { randomBytes } from 'node:crypto'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'

// what the run leaves behind is known by it; the workers inherit it
process.env.TEST_RUN ??= randomBytes(4).toString('hex')

const node = (name: string, include: string[], more: object = {}): TestProjectConfiguration => ({
  extends: './vite.config.ts',
  test: {
    name,
    include,
    environment: 'node',
    // files of one worker share what they import: the catalogue is read once, not per file
    isolate: false,
    server: { deps: { inline: ['stdnum'] } },
    setupFiles: ['tests/failOnConsole.ts'],
    testTimeout: 15_000,
    ...more,
  },
})

/** What asks the same of any database; on the second one in `npm run test:long` (decision 017). */
const alike = 'tests/server/{openapi,viewAs,flowMatrix}.test.ts'

const server = (database: 'sqlite' | 'postgres') =>
  node(`server-${database}`, ['tests/server/**/*.test.ts'], {
    ...(database === 'postgres' && !process.env.TEST_LONG && { exclude: [alike] }),
    env: { TEST_DB: database },
    testTimeout: 30_000,
    hookTimeout: 30_000,
  })

const rooms = '{domain,model,i18n,schemas,catalogue,providers,resources,scripts}'

/** One project per kind of test; the PostgreSQL one exists only where scripts/test.mjs found one. */
export default defineConfig({
  test: {
    passWithNoTests: true,
    pool: 'threads',
    maxWorkers: 2,
    globalSetup: 'tests/leftovers.ts',
    projects: [
      node('unit', ['tests/*.test.ts', `tests/${rooms}/**/*.test.ts`]),
      server('sqlite'),
      ...(process.env.TEST_DATABASE_URL ? [server('postgres')] : []),
      node('screens', ['tests/screens/**/*.test.{ts,tsx}'], {
        environment: 'jsdom',
        setupFiles: ['tests/failOnConsole.ts', 'tests/screens/setup.ts'],
        // several waits of `setup.ts` long
        testTimeout: 90_000,
        hookTimeout: 30_000,
        sequence: { groupOrder: 1 },
      }),
      node('browser', ['tests/browser/**/*.test.ts'], {
        pool: 'forks',
        maxWorkers: 2,
        globalSetup: 'tests/browser/startServer.ts',
        // a real browser on a busy machine: again there, never on a developer's desk
        retry: process.env.CI ? 2 : 0,
        // as long as a page may take; a second is all it would wait for otherwise
        expect: { poll: { timeout: 20_000 } },
        sequence: { groupOrder: 2 },
        testTimeout: 120_000,
        hookTimeout: 60_000,
      }),
    ],
  },
})
