import { defineConfig, type TestProjectConfiguration } from 'vitest/config'

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

const server = (database: 'sqlite' | 'postgres') =>
  node(`server-${database}`, ['tests/server/**/*.test.ts'], {
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
    projects: [
      node('unit', ['tests/*.test.ts', `tests/${rooms}/**/*.test.ts`]),
      server('sqlite'),
      ...(process.env.TEST_DATABASE_URL ? [server('postgres')] : []),
      node('screens', ['tests/screens/**/*.test.{ts,tsx}'], {
        environment: 'jsdom',
        isolate: true,
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
        retry: process.env.CI ? 4 : 0,
        sequence: { groupOrder: 2 },
        testTimeout: 60_000,
        hookTimeout: 60_000,
      }),
    ],
  },
})
