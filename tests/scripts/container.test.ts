import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const dockerfile = readFileSync('Dockerfile', 'utf8')
const compose = readFileSync('compose.yaml', 'utf8')
const operations = readFileSync('docs/operations.md', 'utf8')
const { scripts, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))

/** Files of the repository that a stage of the image copies by name. */
const copied = [...dockerfile.matchAll(/^COPY (?!--from|\. )(.+) \S+$/gm)].flatMap(
  ([, names = '']) => names.split(' '),
)

test('the image is built from files that exist', () => {
  expect(copied.length).toBeGreaterThan(0)
  expect(copied.filter(name => !existsSync(name))).toEqual([])
})

test('the image starts the server as npm start does', () => {
  const options = scripts.start.match(/--\S+/g)
  const [, command = ''] = /^CMD (\[.+\])$/m.exec(dockerfile) ?? []
  expect(JSON.parse(command)).toEqual(['node', ...options, 'dist/server/main.js'])
})

test('every setting of the compose file is documented', () => {
  const [, settings = ''] = /environment:\n((?: {6}.+\n)+)/.exec(compose) ?? []
  const names = [...settings.matchAll(/^ {6}(\w+):/gm)].map(([, name = '']) => name)
  expect(names).toContain('JWT_SECRET')
  expect(names.filter(name => !operations.includes(`\`${name}\``))).toEqual([])
})

/** Files that run beside the sources only: the server of development, and the rewriting of schemas. */
const beside = ['dev.ts', 'commands/resource/upgradeSource.ts']

test('the server needs no package that an image leaves out', () => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter(
    file => /(?<!\.d)\.ts$/.test(file) && !beside.includes(file),
  )
  const imported = files.flatMap(file =>
    [
      ...readFileSync(`server/${file}`, 'utf8').matchAll(
        /^(?:import (?!type )|export )[^'"`;]*?from '((?!node:)[\w@][^']*)'/gm,
      ),
    ].map(([, path = '']) => path.match(/^(@[^/]+\/)?[^/]+/)?.[0] ?? path),
  )
  const missing = new Set(imported.filter(name => !(name in dependencies)))
  expect([...missing].filter(name => !/^@business\//.test(name))).toEqual([])
})
