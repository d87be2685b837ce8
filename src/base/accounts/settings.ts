/** Options of the settings panel; the first of each is the default. */
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

/** Reads settings from cookies; invalid values count as unset. */
export function parseSettings(read: (name: SettingName) => string | undefined): Settings {
  const chosen = (name: SettingName) =>
    settingChoices[name].find(choice => String(choice) === read(name)) ?? defaultSettings[name]
  return Object.fromEntries(settingNames.map(name => [name, chosen(name)])) as Settings
}

/** True when a setting differs from its default; shown as a red dot. */
export const isChanged = (settings: Settings) =>
  settingNames.some(name => settings[name] !== defaultSettings[name])

/** Toggles a setting with two values; the layout toggles between vertical and mini, also from horizontal. */
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
