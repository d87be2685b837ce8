import type { CreditMessages } from '../en/credit'

export const credit: CreditMessages = {
  handedIn: '已提交 {{done}} / {{total}}',
  approved: '{{approved}} 份已审核通过',
  allApproved: '所有文件均已通过',
  changed: '该文件已变更，可执行的操作已重新读取。',
}
