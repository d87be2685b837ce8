import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const biome = 'node_modules/@biomejs/biome/bin/biome'

test("README's schema passes the format and lint check as it stands", () => {
  const readme = readFileSync('README.md', 'utf8')
  const [, path = '', input = ''] =
    readme.match(/`(src\/schemas\/\w+\.ts)`[^`]*```ts\n(.*?)```/s) ?? []
  expect(input).toContain('defineResource')
  const args = [biome, 'check', '--write', `--stdin-file-path=${path}`]
  const { stdout } = spawnSync(process.execPath, args, { input, encoding: 'utf8' })
  expect(stdout).toBe(input)
})
