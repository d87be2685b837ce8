import Close from '@mui/icons-material/CloseRounded'
import Replay from '@mui/icons-material/ReplayRounded'
import Drawer from '@mui/material/Drawer'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTranslate } from 'ra-core'
import { isChanged } from '../../base/accounts/settings'
import { useBackend, useSettings } from '../../providers/backend/backendContext'
import { IconButton } from '../../ui/controls/Button'
import { Switch } from '../../ui/primitives/inputs'
import { Stack } from '../../ui/primitives/layout'
import { Text } from '../../ui/primitives/Text'
import { FullScreen } from './FullScreen'
import { PresetSetting } from './PresetSetting'
import { Setting } from './Setting'

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
    <div className="settings-body">
      <Setting name="themeMode" />
      <Setting name="themeContrast" />
      <Setting name="themeDirection" />
      <Setting name="themeLayout" />
      <Stretch />
      <PresetSetting />
    </div>
    <FullScreen />
  </Drawer>
)

function Head({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const { settings } = useBackend()
  const changed = isChanged(useSettings())
  return (
    <header className="p-row settings-head">
      <h2 id="settings-title">{translate('shell.settings.title')}</h2>
      <IconButton title={translate('shell.settings.reset')} onClick={settings.reset}>
        <Replay fontSize="small" />
        {changed && <span className="settings-dot" />}
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
