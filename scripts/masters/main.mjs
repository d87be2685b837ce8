import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres } from '../postgres.mjs'
import { build, root } from '../prepare.mjs'
import { seedInto, textMasters } from './collect.mjs'
import { differences, report } from './compare.mjs'
import { makeKept } from './kept.mjs'
import { openBrowser, scriptSizes, takePictures } from './pages.mjs'
import { pictureDifferences } from './pictures.mjs'
import { everyLook, everyPage, somePages } from './routes.mjs'
import { serve } from './serve.mjs'
import { textDifferences } from './texts.mjs'
import { buildTree, checkOut, commitOf, workFolder } from './tree.mjs'

const usage = `npm run masters -- <commit>                 compares the texts of that commit with the working tree
npm run masters -- <commit> --screens       ${somePages.length} pages as pictures as well
npm run masters -- <commit> --screens=all   every page in eight looks
npm run masters -- --make-kept              writes tests/server/kept anew from the working tree`

const args = process.argv.slice(2)
const [commit] = args.filter(arg => !arg.startsWith('--'))
const screens = args.find(arg => /^--screens(=all)?$/.test(arg))
const unknown = args.find(arg => arg.startsWith('--') && arg !== screens && arg !== '--make-kept')

if (unknown || (!commit && !args.includes('--make-kept'))) {
  console.error(usage)
  process.exit(2)
}
try {
  process.exitCode = await (commit ? compareWith(commitOf(commit)) : makeKeptHere())
} catch (error) {
  console.error(error.message)
  process.exitCode = 2
}
// ends child processes after a failure
process.exit()

/** Returns 1 if there are differences. */
async function compareWith(commit) {
  const folder = workFolder()
  const results = mkdtempSync(join(tmpdir(), 'mostrador-differences-'))
  const trees = { before: join(folder, 'tree'), after: root }
  await step(`Building ${commit.slice(0, 10)}`, async () => {
    await checkOut(commit, trees.before)
    await buildTree(trees.before)
  })
  await step('Building the working tree', buildHere)
  const postgres = await findPostgres()
  if (!postgres) console.log('No PostgreSQL was found: only the tables of SQLite are compared')
  const browser = await openBrowser()
  const sides = {}
  for (const [side, tree] of Object.entries(trees))
    sides[side] = await step(
      `Asking ${side === 'before' ? commit.slice(0, 10) : 'the working tree'}`,
      () =>
        collect(tree, {
          folder: join(folder, side),
          results: join(results, side),
          postgres,
          browser,
        }),
    )
  await postgres?.stop()
  const count = await tell(sides, { results, browser })
  await browser.close()
  if (count === 0) rmSync(results, { recursive: true })
  else console.log(`\n${count} differences; both masters in full: ${results}`)
  return count > 0 ? 1 : 0
}

async function collect(tree, { folder, results, postgres, browser }) {
  const demo = join(folder, 'demo')
  await seedInto(tree, demo)
  const masters = await textMasters(tree, {
    demo,
    folder: join(folder, 'asked'),
    postgres: postgres?.url,
  })
  const server = await serve(tree, { DATA_DIR: demo, SEED: 'demo' })
  const wish =
    screens === '--screens=all' ? { pages: everyPage, looks: everyLook } : { pages: somePages }
  masters.sizes = await scriptSizes(browser, server.url)
  masters.pages = screens
    ? await takePictures(browser, server.url, { ...wish, folder: join(results, 'pages') })
    : {}
  await server.stop()
  mkdirSync(results, { recursive: true })
  for (const [name, master] of Object.entries(masters))
    writeFileSync(join(results, `${name}.json`), JSON.stringify(master, plain, 1))
  return masters
}

/** For JSON.stringify: a set is written as a sorted list. */
function plain(_key, value) {
  return value instanceof Set ? [...value].sort() : value
}

async function tell({ before, after }, { results, browser }) {
  let count = 0
  for (const name of Object.keys(after)) {
    if (name === 'texts') count += report(name, textDifferences(before.texts, after.texts))
    else if (name === 'sizes') count += report(name, sizeDifferences(before.sizes, after.sizes))
    else if (name !== 'pages' || screens)
      count += report(name, differences(before[name], after[name]))
  }
  if (!screens) return count
  const [old, now] = ['before', 'after'].map(side => join(results, side, 'pages'))
  const names = Object.keys(after.pages)
  const pictures = { before: old, after: now, folder: join(results, 'pictures') }
  return count + report('pictures', await pictureDifferences(browser, names, pictures))
}

/** Ignores a few kilobytes: background requests may start before or after the measurement. */
function sizeDifferences(before, after) {
  return Object.keys(after)
    .filter(path => Math.abs(after[path] - before[path]) > 4)
    .map(path => `${path}: ${before[path]} kB -> ${after[path]} kB`)
}

async function makeKeptHere() {
  await step('Building the working tree', buildHere)
  const postgres = await findPostgres()
  if (!postgres) throw new Error('No PostgreSQL was found: its dump cannot be made')
  const { files, bytes } = await makeKept(postgres.url, workFolder())
  await postgres.stop()
  console.log(`${files.join(', ')}: ${Math.round(bytes / 1000)} kB`)
  return 0
}

async function buildHere() {
  const problem = build()
  if (problem) throw new Error(problem)
}

async function step(name, work) {
  const began = Date.now()
  process.stdout.write(`${name} …\n`)
  const result = await work()
  console.log(`  ${Math.round((Date.now() - began) / 1000)} s`)
  return result
}
