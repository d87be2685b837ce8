import { useSetLocale, useTranslate } from 'ra-core'
import { languages } from '../../i18n/languages'
import { useLanguage } from '../../providers/backend/backendContext'

/** The choice is stored on this device. */
export function LanguageCard() {
  const translate = useTranslate()
  const current = useLanguage()
  const choose = useSetLocale()
  return (
    <section className="p-card account-card" aria-labelledby="account-language">
      <h2 id="account-language">{translate('app.menu.language')}</h2>
      <div
        className="p-stack account-languages"
        role="radiogroup"
        aria-labelledby="account-language"
      >
        {languages().map(({ value, label, htmlLang }) => (
          <label key={value} lang={htmlLang}>
            <input
              type="radio"
              name="language"
              value={value}
              checked={value === current}
              onChange={() => choose(htmlLang)}
            />
            {label}
          </label>
        ))}
      </div>
    </section>
  )
}
