import { Facts } from '../primitives/Facts'
import { Row } from '../primitives/layout'

interface KeyListProps {
  readonly of: readonly { readonly label: string; readonly keys: readonly string[] }[]
}

/** What keys do, a line each. */
export const KeyList = ({ of }: KeyListProps) => (
  <Facts
    lines
    facts={of.map(({ label, keys }) => ({
      label,
      value: (
        <Row as="span" gap={1} dir="ltr">
          {keys.map(each => (
            <kbd key={each}>{each}</kbd>
          ))}
        </Row>
      ),
    }))}
  />
)
