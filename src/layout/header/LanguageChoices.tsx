import MenuItem from '@mui/material/MenuItem'
import { useSetLocale } from 'ra-core'
import { languages } from '../../i18n/languages'
import { useLanguage } from '../../providers/backend/backendContext'
import type { OpenMenuProps } from '../dropdown/HeaderMenu'
import { OpenMenu } from '../dropdown/OpenMenu'

export function LanguageChoices(props: OpenMenuProps) {
  const setLocale = useSetLocale()
  const language = useLanguage()
  return (
    <OpenMenu {...props}>
      {languages().map(({ value, label, icon, htmlLang }) => (
        <MenuItem
          key={value}
          lang={htmlLang}
          selected={value === language}
          onClick={() => {
            props.onClose()
            setLocale(htmlLang)
          }}
        >
          <img className="flag" src={icon} alt="" width="26" height="18" />
          {label}
        </MenuItem>
      ))}
    </OpenMenu>
  )
}
