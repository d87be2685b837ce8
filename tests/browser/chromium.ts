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

/**
 * The browser tests' Chromium: the named one, an installed one, else the npm package's. Asked for the first time that one
 * unpacks itself, and whoever else asks meanwhile gets half a file: before several processes start it, one of them asks.
 */
export const findChromium = async () =>
  process.env.CHROMIUM_PATH || installed() || (await packaged())

export async function launchChromium() {
  const executablePath = await findChromium()
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return chromium.launch({ executablePath, args: [...quiet, ...asRoot], headless: true })
}

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
