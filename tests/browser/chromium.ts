import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome']

/** Without these the browser contacts its maker's hosts at every start, which fails in a closed network. */
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
 * The browser of the tests with version and path. The packaged one unpacks itself on first use, during
 * which others would read an incomplete file: one process therefore asks before several start it.
 */
export async function nameChromium() {
  const browser = await launchChromium()
  const version = browser.version()
  await browser.close()
  return `Chromium ${version} (${await findChromium()})`
}

/** The named one, otherwise the npm package's, otherwise an installed one if that does not run. */
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
