import { useTranslate } from 'ra-core'
import { Pill } from '../../ui/primitives/choices'
import { Row, Stack } from '../../ui/primitives/layout'
import { Text } from '../../ui/primitives/Text'

interface ChipsProps {
  readonly label: string
  readonly options: readonly { readonly code: string; readonly name: string }[]
  /** Empty: all. */
  readonly selected: readonly string[]
  readonly onChange: (selected: readonly string[]) => void
}

/** Multiple choice; without a selection all options apply. */
export function FilterChips({ label, options, selected, onChange }: ChipsProps) {
  const translate = useTranslate()
  const toggle = (code: string) =>
    onChange(selected.includes(code) ? selected.filter(one => one !== code) : [...selected, code])
  return (
    <Stack as="fieldset" aria-label={label}>
      <Text size="sm" strong aria-hidden="true">
        {label}
      </Text>
      <Row wrap className="ct-chips">
        <Pill aria-pressed={selected.length === 0} onClick={() => onChange([])}>
          {translate('goods.all')}
        </Pill>
        {options.map(({ code, name }) => (
          <Pill key={code} aria-pressed={selected.includes(code)} onClick={() => toggle(code)}>
            <bdi>{name}</bdi>
          </Pill>
        ))}
      </Row>
    </Stack>
  )
}
