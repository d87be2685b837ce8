import Cookies from 'js-cookie'
import {
  defaultSettings,
  parseSettings,
  type SettingName,
  type Settings,
  settingNames,
} from '../../base/accounts/settings'
import { createListeners } from '../../base/listeners'
import { attempt } from './storage'

export interface SettingsStore {
  view(): Settings
  subscribe(listener: () => void): () => void
  change(values: Partial<Settings>): void
  /** Removes the six setting cookies only. */
  reset(): void
}

/** Cookies last 3 days, on every path. */
const kept = { expires: 3, path: '/', sameSite: 'lax' } as const

/** Display settings: read from cookies at start, applied at once, stored as cookies. */
export function createSettings(): SettingsStore {
  let settings = parseSettings((name: SettingName) => attempt(() => Cookies.get(name)))
  const { notify, subscribe } = createListeners()
  const show = (next: Settings) => {
    settings = next
    showOnPage(settings)
    notify()
  }
  showOnPage(settings)
  return {
    view: () => settings,
    subscribe,
    change(values) {
      for (const [name, value] of Object.entries(values))
        attempt(() => Cookies.set(name, String(value), kept))
      show({ ...settings, ...values })
    },
    reset() {
      for (const name of settingNames) attempt(() => Cookies.remove(name, { path: kept.path }))
      show(defaultSettings)
    },
  }
}

/** A script in index.html does the same before the first paint. */
function showOnPage({ themeMode, themeDirection }: Settings) {
  const root = document.documentElement
  root.dataset.mode = themeMode
  root.dir = themeDirection
  const frame = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
  if (frame) frame.content = frameColours[themeMode]
}

/** Colours of the browser's own interface. */
const frameColours = { light: '#ffffff', dark: '#12181f' } as const
