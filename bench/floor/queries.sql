-- The simplest SQL for the rows of the product's call of the same name.

-- name: session
select a.username, a.email, a.role, a.must_change_password, e.name, e.cargo, areas.name as area
from sessions s
join accounts a on a.id = s.account_id
left join employees e on e.account_id = a.id
left join areas on areas.id = e.area_id
where s.token_hash = $1 and s.expires_at > now()

-- name: leaves
select l.id, e.id as employee_id, e.name as "NOME", areas.name as "AREA", e.cargo as "CARGO",
  l.starts_on as "DATA_INICIO", l.ends_on as "DATA_FIM", l.type as "LEAVE_TYPE",
  case when l.state in ('approved', 'cancellation_asked') and l.ends_on < $1::date then 'S' else 'N' end
    as utilizado,
  case l.state when 'pending' then 'PENDENTE' when 'rejected' then 'REJEITADO' else 'APROVADO' end
    as "STATUS"
from leaves l
join employees e on e.id = l.employee_id
join areas on areas.id = l.area_id
where l.state not in ('withdrawn', 'cancelled')
order by l.starts_on, l.id

-- name: leavesOfArea
select l.id, e.id as employee_id, e.name as "NOME", areas.name as "AREA", e.cargo as "CARGO",
  l.starts_on as "DATA_INICIO", l.ends_on as "DATA_FIM", l.type as "LEAVE_TYPE",
  case when l.state in ('approved', 'cancellation_asked') and l.ends_on < $1::date then 'S' else 'N' end
    as utilizado,
  case l.state when 'pending' then 'PENDENTE' when 'rejected' then 'REJEITADO' else 'APROVADO' end
    as "STATUS"
from leaves l
join employees e on e.id = l.employee_id
join areas on areas.id = l.area_id
where l.state not in ('withdrawn', 'cancelled')
  and l.area_id = (select id from areas where name = $2)
order by l.starts_on, l.id

-- name: employees
select areas.name as "AREA", e.name as "NOME", e.ativo as "ATIVO", e.cargo, e.birth_date,
  coalesce(e.start_date::text, 'N/A') as start_date, e.account_id is not null as has_account,
  coalesce(b.days, 0) as "SALDO", coalesce(w.waiting, 0) as waiting, coalesce(w.pending, 0) as pending
from employees e
join areas on areas.id = e.area_id
left join (
  select employee_id, sum(days) filter (where kind in ('debit', 'reversal') or effective_on <= $1) as days
  from ledger_entries group by employee_id
) b on b.employee_id = e.id
left join (
  select employee_id, count(*) as waiting, count(*) filter (where state = 'pending') as pending
  from leaves where state in ('pending', 'cancellation_asked') group by employee_id
) w on w.employee_id = e.id
order by e.name

-- name: saldo
select e.name as username, areas.name as area, e.cargo,
  coalesce(sum(le.days) filter (where le.kind in ('debit', 'reversal') or le.effective_on <= $1), 0)
    as balance
from employees e
join areas on areas.id = e.area_id
left join ledger_entries le on le.employee_id = e.id
where e.ativo <> 'N'
group by e.id, areas.name
order by e.name

-- name: leavesPage
select l.id, e.name, areas.name as area, e.cargo, l.starts_on, l.ends_on, l.type, l.state
from leaves l
join employees e on e.id = l.employee_id
join areas on areas.id = l.area_id
where l.state not in ('withdrawn', 'cancelled') and l.ends_on >= $1::date
order by l.starts_on, l.id
limit 100

-- name: balancesPage
select e.id, e.name, areas.name as area, e.cargo,
  (select coalesce(sum(days) filter (where kind in ('debit', 'reversal') or effective_on <= $1), 0)
   from ledger_entries where employee_id = e.id) as balance
from employees e
join areas on areas.id = e.area_id
where e.ativo <> 'N'
order by e.name, e.id
limit 100

-- name: employeesPage
select e.id, e.name, areas.name as area, e.cargo, e.ativo, e.birth_date, e.start_date,
  (select coalesce(sum(days) filter (where kind in ('debit', 'reversal') or effective_on <= $1), 0)
   from ledger_entries where employee_id = e.id) as balance,
  (select count(*) from leaves where employee_id = e.id and state in ('pending', 'cancellation_asked'))
    as waiting
from employees e
join areas on areas.id = e.area_id
order by e.name, e.id
limit 100

-- name: waitingPage
-- $1: the Head, or null for all.
select l.id, e.name, areas.name as area, e.cargo, l.starts_on, l.ends_on, l.type, l.state
from leaves l
join employees e on e.id = l.employee_id
join areas on areas.id = l.area_id
where l.state in ('pending', 'cancellation_asked')
  and ($1::text is null or l.area_id = (
    select area_id from employees where lower(name) = lower($1) and cargo = 'Head'))
order by l.starts_on, l.id
limit 50

-- name: waitingCount
select count(*) from leaves l
where l.state in ('pending', 'cancellation_asked')
  and ($1::text is null or l.area_id = (
    select area_id from employees where lower(name) = lower($1) and cargo = 'Head'))

-- name: conflictsOfMonth
-- $1: the area, $2 and $3: the first and the last day.
select a.id, b.id as other, e1.name, e2.name as other_name,
  a.starts_on, a.ends_on, b.starts_on as other_start, b.ends_on as other_end
from leaves a
join leaves b on b.area_id = a.area_id and b.employee_id <> a.employee_id
  and b.starts_on between a.starts_on and a.ends_on
  and b.state in ('pending', 'approved', 'cancellation_asked')
join employees e1 on e1.id = a.employee_id
join employees e2 on e2.id = b.employee_id
where a.state in ('pending', 'approved', 'cancellation_asked')
  and a.area_id = (select id from areas where name = $1)
  and b.starts_on between $2::date and $3::date
  and e1.ativo <> 'N' and e2.ativo <> 'N'
  and (b.starts_on > a.starts_on or a.id < b.id)
order by b.starts_on, a.id, b.id
limit 200

-- name: staffRow
update employees set cargo = $2 where id = $1

-- name: staffAuditRow
insert into audit_entries (actor, action, subject, detail)
values ('floor', 'employee_changed', 'floor', '{}')

-- name: people
select e.id, e.name, areas.name as area
from employees e join areas on areas.id = e.area_id
where e.ativo <> 'N'
order by areas.name, e.name

-- name: leavesWithin
-- $1, $2: the first and the last day.
select l.id, l.employee_id as person, l.type, l.state = 'pending' as pending,
  l.starts_on as start, l.ends_on as end
from leaves l join employees e on e.id = l.employee_id
where e.ativo <> 'N' and l.state in ('pending', 'approved', 'cancellation_asked')
  and daterange(l.starts_on, l.ends_on, '[]') && daterange($1, $2, '[]')
order by l.starts_on, l.id

-- name: conflicts
select e1.name as "NOME1", areas.name as "AREA1", e1.cargo as "CARGO1",
  a.starts_on as "DATA_INICIO1", a.ends_on as "DATA_FIM1",
  e2.name as "NOME2", areas.name as "AREA2", e2.cargo as "CARGO2",
  b.starts_on as "DATA_INICIO2", b.ends_on as "DATA_FIM2"
from leaves a
join leaves b on b.area_id = a.area_id and b.employee_id <> a.employee_id
  and b.starts_on between a.starts_on and a.ends_on
  and b.state in ('pending', 'approved', 'cancellation_asked')
join employees e1 on e1.id = a.employee_id
join employees e2 on e2.id = b.employee_id
join areas on areas.id = a.area_id
where a.state in ('pending', 'approved', 'cancellation_asked')
  and e1.ativo <> 'N' and e2.ativo <> 'N'
  and (b.starts_on > a.starts_on or (e1.name, a.employee_id) < (e2.name, b.employee_id))

-- Rows that a leave request must insert (D21, D24, D25, D39), without any checks. Each approver gets a
-- token, an email, a notification and a job.
-- name: lockEmployee
-- $2: today. The approvers are the area's Heads who are there, or else C-Level.
select e.id, e.area_id, coalesce(
  nullif((
    select count(*) from employees head
    where head.area_id = e.area_id and head.cargo = 'Head' and head.ativo = 'S' and not exists (
      select from leaves l
      where l.employee_id = head.id and l.state in ('approved', 'cancellation_asked')
        and $2::date between l.starts_on and l.ends_on)
  ), 0),
  (select count(*) from employees where cargo = 'C-Level' and ativo = 'S')
) as approvers
from employees e where lower(e.name) = lower($1) for no key update

-- name: leaveRow
-- A type that takes no balance.
insert into leaves (employee_id, area_id, type, starts_on, ends_on)
values ($1, $2, 'Day Off', $3, $4) returning id

-- name: eventRow
insert into leave_events (leave_id, actor, event, version, starts_on, ends_on)
values ($1, 'floor', 'requested', 1, $2, $3)

-- name: tokenRows
insert into decision_tokens (token_hash, leave_id, version, account_id, expires_at)
select hash, $2, 1, (select min(id) from accounts), now() + interval '30 days'
from unnest($1::bytea[]) hash

-- name: mailRows
-- Stored as sent, so the product's worker ignores them.
insert into mail_outbox (recipient, subject, content_sealed, state)
select 'floor@localhost', 'Leave request', content, 'sent' from unnest($1::bytea[]) content
returning id

-- name: notificationRows
insert into notifications (account_id, kind, title, path, created_at, visible_at)
select (select min(id) from accounts), 'decisions', 'Leave request', '/approvals', now(), now()
from generate_series(1, $1)

-- name: jobRows
insert into pgboss.job (name, data, state, completed_on)
select 'mail', data, 'completed', now() from unnest($1::jsonb[]) data

-- name: auditRow
insert into audit_entries (actor, action, subject, detail)
values ('floor', 'leave_requested', 'floor', $1)

-- name: password
select password_hash from accounts where lower(username) = lower($1)
