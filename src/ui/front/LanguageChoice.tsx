import { type Language, plainLanguage } from '../../base/text'
import { languageName, languages, ownName } from '../../i18n/languages'
import { negotiate } from '../../i18n/negotiate'
import { useLanguage } from '../../providers/backend/backendContext'
import { Select } from '../primitives/inputs'
import { useWords } from './words'

/** A select with all languages, and a button for the browser's own. */
export function LanguageChoice() {
  const { words, change, isChanging } = useWords()
  const language = plainLanguage(useLanguage())
  return (
    <div className="p-cluster front-languages" aria-busy={isChanging}>
      <BrowserLanguage current={language} onChoose={change} />
      <Select
        compact
        className="front-language"
        aria-label={words.menu.language}
        value={language}
        onText={text => change(text as Language)}
      >
        {languages().map(option => (
          <option key={option.value} value={option.value} lang={option.htmlLang}>
            {languageName(option, language)}
          </option>
        ))}
      </Select>
    </div>
  )
}

interface BrowserLanguageProps {
  readonly current: Language
  readonly onChoose: (language: Language) => void
}

/** The browser's own language by its name, where another is shown. */
function BrowserLanguage({ current, onChoose }: BrowserLanguageProps) {
  const own = negotiate(navigator.languages.join(','), current)
  const option = languages().find(({ value }) => value === own)
  if (own === current || !option) return null
  return (
    <button
      type="button"
      className="p-button p-text p-primary"
      lang={option.htmlLang}
      onClick={() => onChoose(own)}
    >
      {ownName(option)}
    </button>
  )
}
