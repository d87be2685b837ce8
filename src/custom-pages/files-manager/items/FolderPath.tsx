import Forward from '@mui/icons-material/ChevronRightRounded'
import { useTranslate } from 'ra-core'
import { type ComponentProps, Fragment } from 'react'
import { Button } from '../../../ui/controls/Button'
import { Row } from '../../../ui/primitives/layout'
import { useDropInto } from '../state/dragging'
import { useFolder } from '../state/useLevel'

export interface FolderPathProps {
  /** Null: the top. */
  readonly at: number | null
  readonly onGo: (folder: number | null) => void
}

/** The folders above one, and itself. */
export function FolderPath({ at, onGo, ...row }: FolderPathProps & ComponentProps<typeof Row>) {
  const translate = useTranslate()
  const { way } = useFolder(at)
  return (
    <Row as="nav" wrap gap={0} aria-label={translate('files.path')} {...row}>
      <Crumb id={null} name={translate('files.all')} at={at} onGo={onGo} />
      {way.map(({ id, name }) => (
        <Fragment key={id}>
          <Forward fontSize="small" aria-hidden="true" className="p-mirror p-quiet" />
          <Crumb id={id} name={name} at={at} onGo={onGo} />
        </Fragment>
      ))}
    </Row>
  )
}

interface CrumbProps extends FolderPathProps {
  readonly id: number | null
  readonly name: string
}

const Crumb = ({ id, name, at, onGo }: CrumbProps) => (
  <Button
    color="inherit"
    className={id === at || id === null ? '' : 'p-quiet'}
    aria-current={id === at ? 'page' : undefined}
    onClick={() => onGo(id)}
    {...useDropInto(id)}
  >
    <bdi>{name}</bdi>
  </Button>
)
