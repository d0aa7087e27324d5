interface LaneMarkProps {
  className?: string;
}

/** Three leaning strokes, the one ornament of the house. Takes the color of the text around it. */
export function LaneMark({ className }: LaneMarkProps) {
  return (
    <svg className={className} width="25" height="16" viewBox="0 0 25 16" aria-hidden="true">
      <path d="M0 16 6.46 0h4L4 16zM7 16 13.46 0h4L11 16zM14 16 20.46 0h4L18 16z" fill="currentColor" />
    </svg>
  );
}
