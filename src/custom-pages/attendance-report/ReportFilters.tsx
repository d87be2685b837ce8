import { useGetList, useTranslate } from 'ra-core'
import { toAccountRoles } from '../../domain/accounts/roles'
import { markingRoles } from '../../domain/attendance/attendance'
import { workBranches } from '../../domain/attendance/workBranches'
import { DayPick } from '../../fields/dates/DayPick'
import { firstChoices } from '../../providers/dataProvider/firstOfList'
import { Field, Select } from '../../ui/primitives/inputs'
import { Card, Grid } from '../../ui/primitives/layout'
import type { useReport } from './useReport'
import { useReportTexts } from './useReportTexts'

/** Period; for human resources also user and branch. */
export function ReportFilters({ report }: { readonly report: ReturnType<typeof useReport> }) {
  const translate = useTranslate()
  const { filter, changeFilter, canSeeAll } = report
  return (
    <Card as="div">
      <Grid min={170} fit gap={3}>
        {(['from', 'to'] as const).map(end => (
          <Field key={end} label={translate(`hr.${end}`)}>
            {({ id }) => (
              <DayPick id={id} day={filter[end]} onDay={day => changeFilter({ [end]: day })} />
            )}
          </Field>
        ))}
        {canSeeAll && <PersonFilter report={report} />}
      </Grid>
    </Card>
  )
}

const people = firstChoices('DISPLAYNAME', 200, {
  ROLE: [...toAccountRoles(markingRoles)],
})

function PersonFilter({ report: { filter, changeFilter } }: Parameters<typeof ReportFilters>[0]) {
  const translate = useTranslate()
  const { data = [] } = useGetList('users', people, { staleTime: 60_000 })
  const words = useReportTexts()
  return (
    <>
      <Select
        label={translate('hr.person')}
        value={filter.person}
        onText={text => changeFilter({ person: text })}
        options={data.map(user => [user.id, String(user.DISPLAYNAME)])}
      >
        <option value="">{translate('hr.all')}</option>
      </Select>
      <Select
        label={translate('hr.branch')}
        value={filter.branch}
        onText={text => changeFilter({ branch: text })}
        options={Object.keys(workBranches).map(code => [code, words.branch(code)])}
      >
        <option value="">{translate('hr.all')}</option>
      </Select>
    </>
  )
}
