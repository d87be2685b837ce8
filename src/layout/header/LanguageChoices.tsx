import MenuItem from '@mui/material/MenuItem'
import { useSetLocale } from 'ra-core'
import { plainLanguage } from '../../base/text'
import { languageName, languages } from '../../i18n/languages'
import { useLanguage } from '../../providers/backend/backendContext'
import type { OpenMenuProps } from '../dropdown/HeaderMenu'
import { OpenMenu } from '../dropdown/OpenMenu'

export function LanguageChoices(props: OpenMenuProps) {
  const setLocale = useSetLocale()
  const language = plainLanguage(useLanguage())
  return (
    <OpenMenu {...props}>
      {languages().map(option => (
        <MenuItem
          key={option.value}
          lang={option.htmlLang}
          selected={option.value === language}
          onClick={() => {
            props.onClose()
            setLocale(option.htmlLang)
          }}
        >
          <img className="flag" src={option.icon} alt="" width="26" height="18" />
          {languageName(option, language)}
        </MenuItem>
      ))}
    </OpenMenu>
  )
}
