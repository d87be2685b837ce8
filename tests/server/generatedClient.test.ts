import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { expect, onTestFinished, test } from 'vitest'
import { useServer } from './useServer'
import { ACME } from './world'

const server = useServer()
const folder = join(import.meta.dirname, 'generated-client')

test('a client generated from the document compiles, and its calls succeed', async () => {
  server.setNow('2026-03-02T20:00:00.000Z')
  const admin = await server.as('10', { EMPRESA: ACME, EMPRESAS: [ACME] })
  const agent = await server.as('7', { EMPRESA: ACME, EMPRESAS: [ACME] })
  const { body } = await admin.get('/hanadb/api/openapi.json', { 'accept-language': 'en' })
  const types = astToString(await openapiTS(body as unknown as OpenAPI3, { silent: true }))
  expect(await compiled(types)).toBe('')

  const { story } = await import(join(folder, 'story.ts'))
  const fetch = async (request: Request) =>
    server.request(request.url.slice('https://mostrador.test'.length), request)
  const tokens = { adminToken: admin.token, agentToken: agent.token }
  const { answers, ...seen } = await story({ fetch, ...tokens })
  expect(answers.filter(({ error }: { error?: unknown }) => error)).toEqual([])
  expect(seen).toEqual({
    brands: ['ZTE'],
    workshop: 'Quito Centro',
    name: 'ZTE Ecuador',
    state: 2,
    columns: ['Por hacer'],
  })
})

/** The compiler's messages for the story with the generated types. */
async function compiled(types: string): Promise<string> {
  const generated = await mkdtemp(join(tmpdir(), `mostrador-${process.env.TEST_RUN}-`))
  onTestFinished(() => rm(generated, { recursive: true }))
  const compilerOptions = {
    ...{ strict: true, noEmit: true, types: [], target: 'es2022', lib: ['es2022', 'dom'] },
    ...{ module: 'esnext', moduleResolution: 'bundler', rootDirs: [folder, generated] },
  }
  const files = [join(folder, 'story.ts'), join(generated, 'paths.ts')]
  await writeFile(join(generated, 'paths.ts'), types)
  await writeFile(join(generated, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
  const run = promisify(execFile)(process.execPath, [
    ...['node_modules/typescript/bin/tsc', '-p', generated],
  ])
  return run.then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  )
}
