import Close from '@mui/icons-material/CloseRounded'
import Contrast from '@mui/icons-material/ContrastRounded'
import Dark from '@mui/icons-material/DarkModeRounded'
import Ltr from '@mui/icons-material/FormatTextdirectionLToRRounded'
import Rtl from '@mui/icons-material/FormatTextdirectionRToLRounded'
import Exit from '@mui/icons-material/FullscreenExitRounded'
import Enter from '@mui/icons-material/FullscreenRounded'
import Light from '@mui/icons-material/LightModeRounded'
import Plain from '@mui/icons-material/RadioButtonUncheckedRounded'
import Replay from '@mui/icons-material/ReplayRounded'
import Vertical from '@mui/icons-material/VerticalSplitRounded'
import Horizontal from '@mui/icons-material/ViewAgendaRounded'
import Mini from '@mui/icons-material/ViewSidebarRounded'
import Drawer from '@mui/material/Drawer'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useNotify, useTranslate } from 'ra-core'
import { useSyncExternalStore } from 'react'
import { isChanged, type SettingName, settingChoices } from '../../base/accounts/settings'
import { useBackend, useSettings } from '../../providers/backend/backendContext'
import { Button, IconButton } from '../../ui/controls/Button'
import { RadioTile } from '../../ui/primitives/choices'
import { Switch } from '../../ui/primitives/inputs'
import { Grid, Stack, Text } from '../../ui/primitives/layout'
import { Pane } from '../../ui/primitives/Panes'
import { createPalette } from '../../ui/theme/palette'

export interface SettingsPanelProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Display settings: each choice applies at once and is stored for three days. */
export const SettingsPanel = ({ isOpen, onClose }: SettingsPanelProps) => (
  <Drawer
    open={isOpen}
    onClose={onClose}
    anchor="right"
    slotProps={{
      paper: { className: 'settings-panel', 'aria-labelledby': 'settings-title', role: 'dialog' },
    }}
  >
    <Head onClose={onClose} />
    <Pane scrolls>
      <Stack gap={5} pad={4}>
        <Setting name="themeMode" />
        <Setting name="themeContrast" />
        <Setting name="themeDirection" />
        <Setting name="themeLayout" />
        <Stretch />
        <PresetSetting />
      </Stack>
    </Pane>
    <FullScreen />
  </Drawer>
)

function Head({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const { settings } = useBackend()
  const changed = isChanged(useSettings())
  return (
    <header className="p-bar settings-head">
      <h2 id="settings-title">{translate('shell.settings.title')}</h2>
      <IconButton title={translate('shell.settings.reset')} onClick={settings.reset}>
        <Replay fontSize="small" />
        {changed && <span className="p-dot settings-dot" />}
      </IconButton>
      <IconButton aria-label={translate('app.common.close')} onClick={onClose}>
        <Close fontSize="small" />
      </IconButton>
    </header>
  )
}

/** For wide screens only: the theme's xl is 1600 px. */
function Stretch() {
  const translate = useTranslate()
  const { settings } = useBackend()
  const { themeStretch } = useSettings()
  const isWide = useMediaQuery('(min-width: 1600px)')
  return (
    <Stack gap={1}>
      <Switch
        checked={themeStretch}
        disabled={!isWide}
        aria-describedby="settings-stretch"
        onChange={event => settings.change({ themeStretch: event.target.checked })}
        label={translate('shell.settings.stretch')}
      />
      <Text as="p" id="settings-stretch" size="xs" tone="secondary">
        {translate('shell.settings.stretchHint')}
      </Text>
    </Stack>
  )
}

/** Colour presets, shown as samples. */
function PresetSetting() {
  const translate = useTranslate()
  const { settings } = useBackend()
  const { themeColorPresets: current, themeMode, themeContrast } = useSettings()
  return (
    <fieldset className="settings-group">
      <legend>{translate('shell.settings.themeColorPresets')}</legend>
      <Grid min={68} fit gap={2} className="settings-choices">
        {settingChoices.themeColorPresets.map(preset => {
          const look = { themeContrast, themeColorPresets: preset }
          return (
            <RadioTile
              key={preset}
              name="themeColorPresets"
              checked={preset === current}
              onChange={() => settings.change({ themeColorPresets: preset })}
            >
              <i style={{ background: createPalette(themeMode, look).primary }} />
              {translate(`shell.settings.${preset}`)}
            </RadioTile>
          )
        })}
      </Grid>
    </fieldset>
  )
}

type Named = Exclude<SettingName, 'themeStretch' | 'themeColorPresets'>

/** A setting with its choices side by side. */
function Setting({ name }: { name: Named }) {
  const translate = useTranslate()
  const { settings } = useBackend()
  const current = useSettings()[name]
  return (
    <fieldset className="settings-group">
      <legend>{translate(`shell.settings.${name}`)}</legend>
      <Grid min={68} fit gap={2} className="settings-choices">
        {settingChoices[name].map(choice => {
          const Icon = settingIcons[choice]
          return (
            <RadioTile
              key={choice}
              name={name}
              checked={choice === current}
              onChange={() => settings.change({ [name]: choice })}
            >
              <Icon />
              {translate(`shell.settings.${choice}`)}
            </RadioTile>
          )
        })}
      </Grid>
    </fieldset>
  )
}

const settingIcons = {
  light: Light,
  dark: Dark,
  default: Plain,
  bold: Contrast,
  ltr: Ltr,
  rtl: Rtl,
  vertical: Vertical,
  horizontal: Horizontal,
  mini: Mini,
} as const

/** The browser's full-screen mode; hidden if not supported. */
function FullScreen() {
  const translate = useTranslate()
  const notify = useNotify()
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  if (!document.fullscreenEnabled) return null
  const toggle = () => {
    const done = isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()
    done.catch(() => notify('shell.settings.noFullscreen', { type: 'warning' }))
  }
  return (
    <Stack as="footer" pad={4} className="p-above">
      <Button variant="outlined" startIcon={isFull ? <Exit /> : <Enter />} onClick={toggle}>
        {translate(isFull ? 'shell.settings.exitFullscreen' : 'shell.settings.fullscreen')}
      </Button>
    </Stack>
  )
}

function subscribe(listener: () => void) {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}
