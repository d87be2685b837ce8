import { useTranslate } from 'ra-core'
import { languages } from '../../i18n/languages'
import { useLanguage } from '../../providers/backend/backendContext'
import { IconButton } from '../../ui/controls/Button'
import { HeaderMenu, laterMenu } from '../dropdown/HeaderMenu'

const menu = laterMenu(() => import('./LanguageChoices').then(module => module.LanguageChoices))

export function LanguageMenu() {
  const translate = useTranslate()
  const language = useLanguage()
  const current = languages().find(({ value }) => value === language)
  return (
    <HeaderMenu
      menu={menu}
      trigger={props => (
        <IconButton
          {...props}
          aria-label={`${translate('app.menu.language')}: ${current?.label}`}
          title={translate('app.menu.language')}
        >
          <img className="flag" src={current?.icon} alt="" width="26" height="18" />
        </IconButton>
      )}
    />
  )
}
