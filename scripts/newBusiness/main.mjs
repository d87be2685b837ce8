import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { root } from '../businessFolder.mjs'
import { newBusinessFiles } from './files.mjs'

const named = process.argv[2]
const problem = wrongFolder(named)
if (problem) {
  console.error(`${problem}\nUsage: npm run new-business <folder>`)
  process.exit(1)
}
const folder = resolve(root, named)
for (const [file, text] of Object.entries(newBusinessFiles(folder, named))) {
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
console.log(
  `${named} is written; its README says how to go on. Start it: BUSINESS=${named} npm start`,
)

function wrongFolder(named) {
  if (!named) return 'Which folder?'
  const folder = resolve(root, named)
  if (!/^[a-z][\w-]*$/.test(basename(folder)))
    return `${basename(folder)}: the folder's name gives the business its name: letters (the first in lower case), digits and hyphens`
  if (existsSync(folder)) return `${named} exists already`
}
