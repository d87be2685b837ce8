import Menu from '@mui/icons-material/MenuRounded'
import { useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { useIsPlain } from '../../providers/backend/backendContext'
import { IconButton } from '../../ui/controls/Button'
import { useAreaFeatures } from '../../ui/features/areaFeatures'
import { Crumbs } from '../crumbs/Crumbs'
import { NoticeBell } from '../notices/NoticeBell'
import { Outbox } from '../outbox/Outbox'
import { PaletteButton } from '../palette/PaletteButton'
import { AccountMenu } from './AccountMenu'
import { CompanySwitch } from './CompanySwitch'
import { LanguageMenu } from './LanguageMenu'
import { ModeToggle } from './ModeToggle'

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
      <Outbox />
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
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return isScrolled
}
