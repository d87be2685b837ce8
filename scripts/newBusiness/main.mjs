import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../businessFolder.mjs'
import { newBusinessFiles } from './files.mjs'

const folder = process.argv[2]?.replace(/^\.\//, '').replace(/\/+$/, '')
const problem = wrongFolder(folder)
if (problem) {
  console.error(`${problem}\nUsage: npm run new-business <folder below this one>`)
  process.exit(1)
}
for (const [file, text] of Object.entries(newBusinessFiles(folder))) {
  const path = join(root, folder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
console.log(
  `${folder} is written; its README says how to go on. Start it: BUSINESS=${folder} npm start`,
)

function wrongFolder(folder) {
  if (!folder) return 'Which folder?'
  if (!/^[a-z][\w-]*(\/[a-z][\w-]*)*$/.test(folder))
    return `${folder}: names of lower-case letters, digits and hyphens, separated by /`
  if (existsSync(join(root, folder))) return `${folder} exists already`
}
