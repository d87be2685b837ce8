import { useSetLocale, useTranslate } from 'ra-core'
import { languages } from '../../i18n/languages'
import { useLanguage } from '../../providers/backend/backendContext'
import { Card } from '../../ui/primitives/Card'
import { Radio } from '../../ui/primitives/inputs'
import { Grid } from '../../ui/primitives/layout'

/** The choice is stored on this device. */
export function LanguageCard() {
  const translate = useTranslate()
  const current = useLanguage()
  const choose = useSetLocale()
  return (
    <Card title={translate('app.menu.language')}>
      <Grid min={160} gap={2} role="radiogroup" aria-label={translate('app.menu.language')}>
        {languages().map(({ value, label, htmlLang }) => (
          <Radio
            key={value}
            name="language"
            value={value}
            checked={value === current}
            onChange={() => choose(htmlLang)}
            label={<span lang={htmlLang}>{label}</span>}
          />
        ))}
      </Grid>
    </Card>
  )
}
