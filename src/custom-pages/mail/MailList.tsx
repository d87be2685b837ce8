import Nothing from '@mui/icons-material/MarkEmailReadOutlined'
import { xor } from 'es-toolkit'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { Mail } from '../../contracts/mail'
import { Button } from '../../ui/controls/Button'
import { Checkbox, SearchInput } from '../../ui/primitives/inputs'
import { Row, Text } from '../../ui/primitives/layout'
import { Pane } from '../../ui/primitives/Panes'
import { StateFrame } from '../../ui/states/StateFrame'
import { Waiting } from '../../ui/states/Waiting'
import { MailActions } from './reading/MailActions'
import { MailRow } from './reading/MailRow'
import { includesMail } from './state/mailIn'
import { useMailing } from './state/useMail'
import type { Go } from './state/useMailPlace'

interface MailListProps {
  readonly opened: number | null
  readonly onOpen: (mail: Mail) => void
  readonly go: Go
}

/** Mails of a label, with bulk actions. */
export function MailList({ opened, onOpen, go }: MailListProps) {
  const translate = useTranslate()
  const { list, place, isPlain } = useMailing()
  const [ticked, setTicked] = useState<readonly number[]>([])
  const mails = list.data?.mails ?? []
  const selectedMails = mails.filter(({ id }) => ticked.includes(id))
  const toggle = (id: number) => setTicked(current => xor(current, [id]))
  return (
    <Pane width={380} className="m-list" aria-busy={list.isFetching}>
      <div className="p-bar">
        <SearchInput
          key={place.label}
          compact
          wide
          defaultValue={place.search}
          maxLength={100}
          label={translate('mail.search')}
          onText={text => go({ search: text.trim(), page: 0 }, true)}
        />
      </div>
      {!isPlain && (
        <div className="p-bar p-below">
          <Checkbox
            aria-label={translate('mail.selectAll')}
            checked={mails.length > 0 && selectedMails.length === mails.length}
            disabled={mails.length === 0}
            onChange={({ target }) => setTicked(target.checked ? mails.map(({ id }) => id) : [])}
          />
          {selectedMails.length > 0 ? (
            <MailActions mails={selectedMails} onDone={() => setTicked([])} />
          ) : (
            <Text size="sm" tone="secondary" i18nKey="mail.selectAll" />
          )}
        </div>
      )}
      {!list.data && <Waiting error={list.error} onRetry={list.refetch} />}
      {list.data && mails.length === 0 && (
        <StateFrame
          icon={Nothing}
          title={translate(place.search ? 'mail.nothingFound' : 'mail.empty')}
        />
      )}
      {mails.length > 0 && (
        <ul className="m-rows">
          {mails.map(mail => (
            <MailRow
              key={mail.id}
              mail={mail}
              isOpen={includesMail(mail, opened)}
              isTicked={ticked.includes(mail.id)}
              onTick={() => toggle(mail.id)}
              onOpen={() => onOpen(mail)}
            />
          ))}
        </ul>
      )}
      {(place.page > 0 || list.data?.hasMore) && (
        <Row justify="between" pad={2}>
          <Button disabled={place.page === 0} onClick={() => go({ page: place.page - 1 })}>
            {translate('mail.newer')}
          </Button>
          <Button disabled={!list.data?.hasMore} onClick={() => go({ page: place.page + 1 })}>
            {translate('mail.older')}
          </Button>
        </Row>
      )}
    </Pane>
  )
}
