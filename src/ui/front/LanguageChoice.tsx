import { inLanguage, type Language, type Translations } from '../../base/text'
import { languages } from '../../i18n/languages'
import { negotiate } from '../../i18n/negotiate'
import { useLanguage } from '../../providers/backend/backendContext'
import { Select } from '../primitives/inputs'
import { useWords } from './words'

/** A select with all languages, and a button for the browser's own. */
export function LanguageChoice() {
  const { words, change, isChanging } = useWords()
  const language = useLanguage()
  return (
    <div className="p-cluster front-languages" aria-busy={isChanging}>
      <BrowserLanguage current={language} onChoose={change} />
      <Select
        compact
        className="front-language"
        aria-label={words.menu.language}
        value={language}
        onChange={event => change(event.target.value as Language)}
      >
        {languages().map(({ value, label, htmlLang }) => (
          <option key={value} value={value} lang={htmlLang}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  )
}

function BrowserLanguage({
  current,
  onChoose,
}: {
  current: Language
  onChoose: (language: Language) => void
}) {
  const own = negotiate(navigator.languages.join(','), current)
  if (own === current) return null
  return (
    <button
      type="button"
      className="p-button p-text p-primary"
      lang={languages().find(({ value }) => value === own)?.htmlLang}
      onClick={() => onChoose(own)}
    >
      {Object.hasOwn(continueIn, own) ? inLanguage(continueIn, own) : nameOf(own)}
    </button>
  )
}

/** The offer of a language of the business alone. */
const nameOf = (language: Language) =>
  languages().find(({ value }) => value === language)?.label ?? language

/** The offer of each language, in that language, whose other texts are not loaded yet. */
const continueIn: Translations = {
  en: 'Continue in English',
  fr: 'Continuer en français',
  vi: 'Tiếp tục bằng tiếng Việt',
  cn: '使用中文继续',
  ar: 'المتابعة بالعربية',
  es: 'Continuar en español',
}
