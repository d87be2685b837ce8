import type { Language } from '../../base/text'
import { languages } from '../../i18n/languages'
import { useLanguage } from '../../providers/backend/backendContext'
import { Select } from '../primitives/inputs'
import { useWords } from './words'

/** A select with all languages. */
export function LanguageChoice() {
  const { words, change, isChanging } = useWords()
  const language = useLanguage()
  return (
    <Select
      compact
      className="front-language"
      aria-label={words.menu.language}
      aria-busy={isChanging}
      value={language}
      onChange={event => change(event.target.value as Language)}
    >
      {languages().map(({ value, label, htmlLang }) => (
        <option key={value} value={value} lang={htmlLang}>
          {label}
        </option>
      ))}
    </Select>
  )
}
