import Menu from '@mui/icons-material/MenuRounded'
import { useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { IconButton } from '../pieces/Button'
import { AccountMenu } from './AccountMenu'
import { CartLink } from './CartLink'
import { CompanySwitch } from './CompanySwitch'
import { Crumbs } from './crumbs/Crumbs'
import { LanguageMenu } from './LanguageMenu'
import { ModeToggle } from './ModeToggle'
import { NoticeBell } from './notices/NoticeBell'
import { Outbox } from './Outbox'
import { PaletteButton } from './palette/PaletteButton'
import { SharingChip } from './SharingChip'

/** 92 px over a page at its top, 60 px over one that was scrolled, 64 px on phones (product.md 9). */
export function Header({ onMenu }: { onMenu: () => void }) {
  const translate = useTranslate()
  const isScrolled = useIsScrolled()
  return (
    <header className="shell-header" data-scrolled={isScrolled || undefined}>
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
      <SharingChip />
      <Outbox />
      <PaletteButton />
      <CartLink />
      <NoticeBell />
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
