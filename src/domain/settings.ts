/** The choices of the settings panel, the first of each being its default (product.md 3 and 4). */
export const settingChoices = {
  themeMode: ['light', 'dark'],
  themeLayout: ['vertical', 'horizontal', 'mini'],
  themeStretch: [false, true],
  themeContrast: ['default', 'bold'],
  themeDirection: ['ltr', 'rtl'],
  themeColorPresets: ['default', 'cyan', 'purple', 'blue', 'orange', 'red'],
} as const

type Choices = typeof settingChoices
export type SettingName = keyof Choices
export type Settings = { readonly [Name in SettingName]: Choices[Name][number] }
export type ColorPreset = Settings['themeColorPresets']

export const settingNames = Object.keys(settingChoices) as readonly SettingName[]

export const defaultSettings = Object.fromEntries(
  settingNames.map(name => [name, settingChoices[name][0]]),
) as Settings

/** The settings out of texts as cookies hold them; what is no choice counts as not set. */
export function readSettings(read: (name: SettingName) => string | undefined): Settings {
  const chosen = (name: SettingName) =>
    settingChoices[name].find(choice => String(choice) === read(name)) ?? defaultSettings[name]
  return Object.fromEntries(settingNames.map(name => [name, chosen(name)])) as Settings
}

/** Whether anything differs from its default: the red dot. */
export const isChanged = (settings: Settings) =>
  settingNames.some(name => settings[name] !== defaultSettings[name])

/**
 * The other of two: mode, contrast, direction and stretch; the layout goes between vertical and mini,
 * also from horizontal, which is only ever chosen (product.md 4).
 */
export function toggled<Name extends Exclude<SettingName, 'themeColorPresets'>>(
  settings: Settings,
  name: Name,
): Settings {
  const { themeLayout } = settings
  const next =
    name === 'themeLayout'
      ? themeLayout === 'vertical'
        ? 'mini'
        : 'vertical'
      : settingChoices[name].find(choice => choice !== settings[name])
  return { ...settings, [name]: next }
}
