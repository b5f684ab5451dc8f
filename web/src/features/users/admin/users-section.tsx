import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { PAGE_SIZE } from '@tessera/contract/constants';
import { downloadAdminFile } from '../../../api/admin-file.ts';
import { useOpenRecord } from '../../../state/admin-record.ts';
import { Button } from '../../../ui/button.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { DirectionToggle, ExportButton, ListToolbar } from '../../../ui/list-toolbar.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { Select } from '../../../ui/select.tsx';
import { FILTERS, SORTS, usersQuery, useUserList } from './queries.ts';
import { UserDrawer } from './user-drawer.tsx';
import { userHead, UserRow, userSkeleton } from './user-row.tsx';

export function UsersSection() {
  const list = useUserList();
  const { query } = list;
  const users = useQuery(usersQuery(query));
  const [failure, setFailure] = useState<string | null>(null);
  const table = useRef<HTMLDivElement>(null);
  const opened = useOpenRecord('user');

  return (
    <div className="mt-5">
      <FailureNotice message={failure} onDismiss={() => setFailure(null)} />
      <ListToolbar
        label="Search users"
        placeholder="Search by name or email"
        searchText={list.searchText}
        onSearch={list.setSearch}
        actions={
          <ExportButton
            onExport={() => {
              const { page: _page, ...narrowed } = query;
              return downloadAdminFile('exportUsers', { query: narrowed });
            }}
            onFailure={setFailure}
          />
        }
      >
        <Select
          label="Filter users"
          hideLabel
          options={FILTERS}
          value={query.filter}
          onChange={(filter) => list.setFilter('filter', filter)}
          className="w-36 max-sm:grow"
        />
        <Select
          label="Sort users by"
          hideLabel
          options={SORTS}
          value={query.sort}
          onChange={list.setSort}
          className="w-36 max-sm:grow"
        />
        <DirectionToggle direction={query.direction} onChange={list.setDirection} />
      </ListToolbar>
      <div className="mt-4">
        <PagedList
          ref={table}
          label="Users"
          noun={{ one: 'user', many: 'users' }}
          asked={users}
          page={query.page}
          pageSize={PAGE_SIZE.users}
          onPage={list.turnTo}
          head={userHead}
          skeletonCells={userSkeleton}
          renderRow={(user) => (
            <UserRow
              key={user._id}
              user={user}
              onOpen={(button) => opened.open(user._id, button)}
              onDeleted={() => {
                setFailure(null);
                table.current?.focus();
              }}
              onFailure={setFailure}
            />
          )}
          failure="Failed to load user data. Please try again."
          empty={{
            seed: 'no-users',
            title: 'No users found matching your filters.',
            action: list.isNarrowed && <Button onClick={() => list.clear()}>Show all users</Button>,
          }}
        />
      </div>
      <UserDrawer record={opened} />
    </div>
  );
}
