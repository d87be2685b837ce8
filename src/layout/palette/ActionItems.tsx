import Add from '@mui/icons-material/AddRounded'
import Contrast from '@mui/icons-material/ContrastRounded'
import Explore from '@mui/icons-material/ExploreOutlined'
import Keyboard from '@mui/icons-material/KeyboardRounded'
import Logout from '@mui/icons-material/LogoutRounded'
import Translate from '@mui/icons-material/TranslateRounded'
import { Command } from 'cmdk'
import { useCreatePath, useLogout, useSetLocale, useTranslate } from 'ra-core'
import { toggled } from '../../base/accounts/settings'
import { plainLanguage } from '../../base/text'
import { languageName, languages } from '../../i18n/languages'
import { mayAct } from '../../model/access/access'
import { useBackend, useLanguage, useMe, useSettings } from '../../providers/backend/backendContext'
import { useCatalogue, useTexts } from '../../providers/backend/catalogueContext'
import { useTour } from '../tour/useTour'
import { ActionItem } from './ActionItem'
import type { GroupProps } from './CommandPalette'

/** Actions available everywhere. */
export function ActionItems({ onGo, onDo, onHelp }: GroupProps & { readonly onHelp: () => void }) {
  const { translate, labels } = useTexts()
  const createPath = useCreatePath()
  const me = useMe()
  const logout = useLogout()
  const resources = [...useCatalogue().resources.values()].filter(
    resource => resource.schema.menu !== false && mayAct(resource, me, 'create'),
  )
  const mode = useModeAction()
  const begin = useTour()
  return (
    <>
      <Command.Group heading={translate('shell.palette.actions')}>
        {resources.map(resource => (
          <ActionItem
            key={resource.name}
            name="create"
            icon={<Add fontSize="small" aria-hidden="true" />}
            label={translate('shell.palette.create', { name: labels.oneInside(resource) })}
            onSelect={() => onGo(createPath({ resource: resource.name, type: 'create' }))}
          />
        ))}
        <ActionItem
          name="mode"
          icon={<Contrast fontSize="small" aria-hidden="true" />}
          label={mode.label}
          onSelect={() => onDo(mode.act)}
        />
        <ActionItem
          name="keys"
          icon={<Keyboard fontSize="small" aria-hidden="true" />}
          label={translate('shell.shortcuts.title')}
          onSelect={onHelp}
        />
        <ActionItem
          name="tour"
          icon={<Explore fontSize="small" aria-hidden="true" />}
          label={translate('app.shell.tour')}
          onSelect={() => onDo(() => void begin())}
        />
        <ActionItem
          name="signOut"
          icon={<Logout fontSize="small" aria-hidden="true" />}
          label={translate('auth.signOut')}
          onSelect={() => onDo(() => void logout())}
        />
      </Command.Group>
      <Languages onDo={onDo} />
    </>
  )
}

function Languages({ onDo }: Pick<GroupProps, 'onDo'>) {
  const translate = useTranslate()
  const language = plainLanguage(useLanguage())
  const setLocale = useSetLocale()
  return (
    <Command.Group heading={translate('shell.palette.languages')}>
      {languages()
        .filter(({ value }) => value !== language)
        .map(option => (
          <ActionItem
            key={option.value}
            icon={<Translate fontSize="small" aria-hidden="true" />}
            label={languageName(option, language)}
            onSelect={() => onDo(() => void setLocale(option.htmlLang))}
          />
        ))}
    </Command.Group>
  )
}

function useModeAction() {
  const translate = useTranslate()
  const { settings } = useBackend()
  const now = useSettings()
  const { themeMode } = toggled(now, 'themeMode')
  return {
    label: translate(now.themeMode === 'dark' ? 'app.shell.toLight' : 'app.shell.toDark'),
    act: () => settings.change({ themeMode }),
  }
}
