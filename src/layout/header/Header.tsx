import DarkMode from '@mui/icons-material/DarkModeRounded'
import LightMode from '@mui/icons-material/LightModeRounded'
import Menu from '@mui/icons-material/MenuRounded'
import { useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { toggled } from '../../base/accounts/settings'
import { plainLanguage } from '../../base/text'
import { languageName, languages } from '../../i18n/languages'
import {
  useBackend,
  useIsPlain,
  useLanguage,
  useSettings,
} from '../../providers/backend/backendContext'
import { IconButton } from '../../ui/controls/Button'
import { Portrait } from '../../ui/controls/Portrait'
import { useAreaFeatures } from '../../ui/features/areaFeatures'
import { later } from '../../ui/theme/later'
import { Crumbs } from '../crumbs/Crumbs'
import { HeaderMenu } from '../dropdown/HeaderMenu'
import { NoticeBell } from '../notices/NoticeBell'
import { OutboxLater } from '../outbox/OutboxLater'
import { PaletteButton } from '../palette/PaletteButton'
import { CompanySwitch } from './CompanySwitch'
import { usePerson } from './usePerson'

/** Height 92 px at the top of a page, 60 px once scrolled, 64 px on phones. */
export function Header({ onMenu }: { onMenu: () => void }) {
  const translate = useTranslate()
  const isScrolled = useIsScrolled()
  const isPlain = useIsPlain()
  const { headerStates = {}, headerLinks = {} } = useAreaFeatures()
  return (
    <header className="p-row shell-header" data-scrolled={isScrolled || undefined}>
      <IconButton
        className="shell-burger"
        data-tour="menu"
        aria-label={translate('app.menu.open')}
        onClick={onMenu}
      >
        <Menu />
      </IconButton>
      <CompanySwitch />
      <Crumbs />
      <span className="shell-gap" />
      {!isPlain && Object.entries(headerStates).map(([name, State]) => <State key={name} />)}
      <OutboxLater />
      <PaletteButton />
      {Object.entries(headerLinks).map(([name, Link]) => (
        <Link key={name} />
      ))}
      {!isPlain && <NoticeBell />}
      <LanguageMenu />
      <ModeToggle />
      <AccountMenu />
    </header>
  )
}

function useIsScrolled() {
  const [isScrolled, setScrolled] = useState(false)
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > 8)
    // With the next frame: at once, the browser would lay out the page a second time.
    const frame = requestAnimationFrame(look)
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', look)
    }
  }, [])
  return isScrolled
}

/** Light or dark; stored in a cookie. */
function ModeToggle() {
  const translate = useTranslate()
  const { settings } = useBackend()
  const now = useSettings()
  const isDark = now.themeMode === 'dark'
  const action = translate(isDark ? 'app.shell.toLight' : 'app.shell.toDark')
  const { themeMode } = toggled(now, 'themeMode')
  return (
    <IconButton
      className="mode-toggle"
      title={action}
      onClick={() => settings.change({ themeMode })}
    >
      {isDark ? <LightMode /> : <DarkMode />}
    </IconButton>
  )
}

const languageMenu = later(() => import('./LanguageChoices'), 'LanguageChoices')

function LanguageMenu() {
  const translate = useTranslate()
  const language = plainLanguage(useLanguage())
  const current = languages().find(({ value }) => value === language)
  return (
    <HeaderMenu
      menu={languageMenu}
      trigger={props => (
        <IconButton
          {...props}
          aria-label={`${translate('app.menu.language')}: ${current && languageName(current, language)}`}
          title={translate('app.menu.language')}
        >
          <img className="flag" src={current?.icon} alt="" width="26" height="18" />
        </IconButton>
      )}
    />
  )
}

const accountMenu = later(() => import('./AccountChoices'), 'AccountChoices', 'auth')

/** The signed-in person with their role, and the sign-out. */
function AccountMenu() {
  const translate = useTranslate()
  const { name, photo } = usePerson()
  return (
    <HeaderMenu
      menu={accountMenu}
      trigger={props => (
        <IconButton
          {...props}
          data-tour="account"
          aria-label={`${translate('app.shell.account')}: ${name}`}
        >
          <Portrait className="account-avatar" name={name} photo={photo} />
        </IconButton>
      )}
    />
  )
}
