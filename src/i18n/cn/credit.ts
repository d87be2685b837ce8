import type { CreditMessages } from '../en/credit'

export const credit: CreditMessages = {
  handedIn: '已提交 {{done}} / {{total}}',
  approved: '{{approved}} 份已审核通过',
  allApproved: '所有文件均已通过',
  changed: '该文件已变更，可执行的操作已重新读取。',
  find: '查找申请',
  findHint: '姓名、RUC 或代表人',
  nobody: '没有这样的申请',
  another: '其他申请',
  application: '申请',
  authorisation: '授权',
  score: '信用评分',
  signFirst: '未经本人签名，不得查询任何人。请准备授权书，将屏幕交给本人阅读并签名。',
  prepare: '准备授权书',
  notAsked: '凭已签署的授权查询后，评分将显示在此处。',
  onTheWay: '已向征信机构查询，正在等待答复。',
  noRecord: '征信机构没有此人的记录。',
  earlier: '以往的授权',
}
