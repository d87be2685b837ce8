import { useGetList, useTranslate } from 'ra-core'
import { toAccountRoles } from '../../domain/accounts/roles'
import { markingRoles } from '../../domain/attendance/attendance'
import { workBranches } from '../../domain/attendance/workBranches'
import { useTypedDay } from '../../fields/inputs/useTypedDay'
import type { useReport } from './useReport'
import { useReportTexts } from './useReportTexts'

/** Period; for human resources also user and branch. */
export function ReportFilters({ report }: { readonly report: ReturnType<typeof useReport> }) {
  const translate = useTranslate()
  const { filter, changeFilter, canSeeAll } = report
  const from = useTypedDay(filter.from, day => changeFilter({ from: day }))
  const to = useTypedDay(filter.to, day => changeFilter({ to: day }))
  return (
    <div className="p-card ar-filters">
      <label>
        <span>{translate('hr.from')}</span>
        <input className="p-input" type="date" {...from} />
      </label>
      <label>
        <span>{translate('hr.to')}</span>
        <input className="p-input" type="date" {...to} />
      </label>
      {canSeeAll && <PersonFilter report={report} />}
    </div>
  )
}

const people = {
  filter: { ROLE: [...toAccountRoles(markingRoles)] },
  pagination: { page: 1, perPage: 200 },
  sort: { field: 'DISPLAYNAME', order: 'ASC' },
  meta: { picker: true },
} as const

function PersonFilter({ report: { filter, changeFilter } }: Parameters<typeof ReportFilters>[0]) {
  const translate = useTranslate()
  const { data = [] } = useGetList('users', people, { staleTime: 60_000 })
  const words = useReportTexts()
  return (
    <>
      <label>
        <span>{translate('hr.person')}</span>
        <select
          className="p-input"
          value={filter.person}
          onChange={({ target }) => changeFilter({ person: target.value })}
        >
          <option value="">{translate('hr.all')}</option>
          {data.map(user => (
            <option key={user.id} value={user.id}>
              {String(user.DISPLAYNAME)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{translate('hr.branch')}</span>
        <select
          className="p-input"
          value={filter.branch}
          onChange={({ target }) => changeFilter({ branch: target.value })}
        >
          <option value="">{translate('hr.all')}</option>
          {Object.keys(workBranches).map(code => (
            <option key={code} value={code}>
              {words.branch(code)}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}
