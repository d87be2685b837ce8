import type { Language } from '../../base/text'
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

interface BrowserLanguageProps {
  readonly current: Language
  readonly onChoose: (language: Language) => void
}

/** The browser's own language by its name, where another is shown. */
function BrowserLanguage({ current, onChoose }: BrowserLanguageProps) {
  const own = negotiate(navigator.languages.join(','), current)
  const { label, htmlLang } = languages().find(({ value }) => value === own) ?? {}
  if (own === current) return null
  return (
    <button
      type="button"
      className="p-button p-text p-primary"
      lang={htmlLang}
      onClick={() => onChoose(own)}
    >
      {label}
    </button>
  )
}
