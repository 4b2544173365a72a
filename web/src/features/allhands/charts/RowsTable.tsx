import classes from './RowsTable.module.css';

interface RowsTableProps {
  className?: string | undefined;
  /** Unique column headings; the first may be empty. */
  heads: readonly string[];
  rows: readonly (readonly [string, ...string[]])[];
  total?: readonly [string, ...string[]];
}

export function RowsTable({ className = '', heads, rows, total }: RowsTableProps) {
  return (
    <table className={`${classes.table} ${className}`}>
      <thead>
        <tr>
          {heads.map((head) =>
            head === '' ? (
              <td key={head} />
            ) : (
              <th key={head} scope="col">
                {head}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={heads[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row">{total[0]}</th>
            {total.slice(1).map((cell, index) => (
              <td key={heads[index + 1]}>{cell}</td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}
