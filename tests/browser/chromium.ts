import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome']

/** Without these the browser looks up its maker's hosts at every start, in vain on a closed network. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--disable-gpu',
  '--no-first-run',
]

export async function launchChromium() {
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const executablePath = await findChromium()
  return chromium.launch({ executablePath, args: [...quiet, ...asRoot], headless: true })
}

/**
 * Which browser the tests use, its version and its path. The packaged one unpacks itself when it is asked for the first
 * time, and whoever else asks meanwhile gets half a file: one process asks this before several start it.
 */
export async function nameChromium() {
  const browser = await launchChromium()
  const version = browser.version()
  await browser.close()
  return `Chromium ${version} (${await findChromium()})`
}

/** The named one, else the npm package's, else an installed one where that does not run. */
const findChromium = async () =>
  process.env.CHROMIUM_PATH || (!isPackaged && installed()) || (await packaged())

const isPackaged = process.platform === 'linux' && process.arch === 'x64'

function installed() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  const files = folders.flatMap(folder => names.map(name => join(folder, name)))
  return [...files, mac].find(file => existsSync(file))
}

async function packaged() {
  const { default: sparticuz } = await import('@sparticuz/chromium')
  return sparticuz.executablePath()
}
