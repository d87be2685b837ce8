import { Facts } from './Facts'
import { Row } from './layout'

interface KeyListProps {
  readonly of: readonly { readonly label: string; readonly keys: readonly string[] }[]
}

/** List of keyboard shortcuts, one per line. */
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
